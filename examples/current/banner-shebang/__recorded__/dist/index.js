/*! my-cli 1.0.0 | MIT */
#!/usr/bin/env node
console.log('started');
export { };
