/** From now on each build forks, as the published tool does. */
export function forkAgain(): void;
