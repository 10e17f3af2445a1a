#!/usr/bin/env node
import { run } from './index';

console.log(run());
