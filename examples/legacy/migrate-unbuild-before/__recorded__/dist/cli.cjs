#!/usr/bin/env node
'use strict';

const index = require('./index.cjs');

console.log(index.greet(process.argv[2] ?? "you"));
