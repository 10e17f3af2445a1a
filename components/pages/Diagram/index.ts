import { DiagramMarkdown, DiagramView } from './Diagram';

export const Diagram = import.meta.env.SSG_MD ? DiagramMarkdown : DiagramView;
