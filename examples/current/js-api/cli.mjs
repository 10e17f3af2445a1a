import { runCLI } from '@rslib/core';

runCLI({ argv: ['node', 'rslib', 'build', '--lib', 'main', '--dist-path', 'dist/cli'] });
