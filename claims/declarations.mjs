/**
 * Loaded where many builds run: the tool forks a process for the declarations of each, which loads again what its own
 * has loaded. Here the same module writes them in the process of the tool; what stays for a watch is left to the fork.
 */
import childProcess from 'node:child_process';
import { EventEmitter } from 'node:events';
import { createRequire, syncBuiltinESMExports } from 'node:module';
import { pathToFileURL } from 'node:url';

const { fork } = childProcess;

function setFork(value) {
  childProcess.fork = value;
  syncBuiltinESMExports();
}

/** From now on each build forks, as the published tool does. */
export const forkAgain = () => setFork(fork);

setFork((file, ...rest) => {
  if (!/rsbuild-plugin-dts.dist.dts\.js$/.test(file)) return fork(file, ...rest);
  const child = Object.assign(new EventEmitter(), { kill: () => true });
  async function send(options) {
    if (options.isWatch) {
      const real = fork(file, ...rest);
      child.kill = () => real.kill();
      real.on('message', (message) => child.emit('message', message));
      real.send(options);
      return;
    }
    try {
      const { generateDts } = await import(pathToFileURL(file));
      // As another process receives them: what is no data stays behind.
      await generateDts(JSON.parse(JSON.stringify(options)));
      child.emit('message', 'success');
    } catch (error) {
      // What the other process does then.
      const { logger } = await import(pathToFileURL(createRequire(file).resolve('@rsbuild/core')));
      logger.error(error);
      child.emit('message', 'error');
    }
  }
  return Object.assign(child, { send });
});
