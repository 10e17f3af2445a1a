#!/usr/bin/env node
console.log('started');
