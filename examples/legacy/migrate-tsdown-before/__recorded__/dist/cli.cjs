#!/usr/bin/env node
import { greet } from "./index.cjs";

// src/cli.ts
console.log(greet(process.argv[2] ?? "you"));

export {  };