#!/usr/bin/env node
import { at } from 'rank';

console.log(at(process.argv.slice(3), Number(process.argv[2])));
