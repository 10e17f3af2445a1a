import compiled from './theme.css?inline';
import source from './theme.css?raw';

export { compiled, source };
