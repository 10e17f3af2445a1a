#!/usr/bin/env node
import { slug } from "./1.js";
console.log(slug(process.argv.slice(2).join(' ')));
