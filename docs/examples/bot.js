// A bot for Maniero that is a program: one line of JSON for each question, one line of JSON for each answer.
//
//     maniero arena council --bots "cmd:node docs/examples/bot.js",random --games 20
//
// It prefers what builds or scores, by the first part of a word, and else lets the luck of the question choose.
const lines = require("node:readline").createInterface({ input: process.stdin });

const LIKED = ["build", "king", "place", "take", "buy", "lay", "claim"];

lines.on("line", (line) => {
  const question = JSON.parse(line);
  const liked = question.legal.filter((word) => LIKED.includes(word.split("-")[0]));
  const words = liked.length > 0 ? liked : question.legal;
  const word = words[question.luck % words.length];
  process.stdout.write(`${JSON.stringify({ word })}\n`);
});
