import { mainPaths } from './mainPaths';
import { startEngine } from './startEngine';

mainPaths(await startEngine('WebKit'));
