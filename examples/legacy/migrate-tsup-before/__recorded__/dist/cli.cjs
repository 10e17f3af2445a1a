#!/usr/bin/env node
"use strict";

// src/index.ts
function greet(name, { polite = false } = {}) {
  return polite ? `Good day, ${name}.` : `Hi ${name}!`;
}

// src/cli.ts
console.log(greet(process.argv[2] ?? "you"));
