#!/usr/bin/env node
import { a } from "../index.js";
console.log(a);
