#!/usr/bin/env node
import {
  greet
} from "./chunk-HOJQQUBW.js";

// src/cli.ts
console.log(greet(process.argv[2] ?? "you"));
