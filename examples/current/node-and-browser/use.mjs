import { platform } from 'node-and-browser';

console.log(platform);
