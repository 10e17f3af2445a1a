#!/usr/bin/env node
import { slug } from './slug';

console.log(slug(process.argv.slice(2).join(' ')));
