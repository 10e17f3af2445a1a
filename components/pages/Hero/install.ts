import { TOOL } from '../../../site';

/** The command that puts the tool into a project; what it brings is counted by running it (home.facts.packages). */
export const INSTALL = `npm install -D ${TOOL.package}`;
