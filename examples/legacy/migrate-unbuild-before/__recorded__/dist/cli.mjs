#!/usr/bin/env node
import { greet } from './index.mjs';

console.log(greet(process.argv[2] ?? "you"));
