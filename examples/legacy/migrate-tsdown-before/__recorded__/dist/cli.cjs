#!/usr/bin/env node
const require_index = require("./index.cjs");
// src/cli.ts
console.log(require_index.greet(process.argv[2] ?? "you"));
