#!/usr/bin/env node
import { run } from "./index.js";
console.log(run());
