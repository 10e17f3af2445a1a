#!/usr/bin/env node
import { greet } from "./index.mjs";
// src/cli.ts
console.log(greet(process.argv[2] ?? "you"));
export {};
