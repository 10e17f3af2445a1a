import { join } from 'node:path';
import { loadPackage } from '../../claims/loadPackage';

/** The parts of the installed tool's API that the generators use; its own types are for TypeScript 7 projects. */
export interface Tool {
  createRslib(options: { cwd: string; config: object }): Promise<{
    inspectConfig(options: { mode: 'production' }): Promise<Inspected>;
  }>;
  loadConfig(options: { path: string; cwd: string }): Promise<{ content: unknown }>;
  rsbuild: {
    createRsbuild(options: { cwd: string; config: object }): Promise<{
      inspectConfig(options: { mode: 'production' }): Promise<Inspected>;
    }>;
  };
}

/** Result of `inspectConfig()`: the objects behind the printed text. */
interface Inspected {
  origin: {
    environmentConfigs: Record<string, Record<string, unknown>>;
    bundlerConfigs: Record<string, unknown>[];
  };
}

/** The installed @rslib/core. */
export const loadTool = (root: string): Promise<Tool> =>
  loadPackage(join(root, 'examples/current'), '@rslib/core');
