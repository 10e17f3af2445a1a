#!/usr/bin/env node
import { a } from '../core';

console.log(a);
