import { HomeMarkdown } from './HomeMarkdown';
import { HomeView } from './HomeView';

export const Home = import.meta.env.SSG_MD ? HomeMarkdown : HomeView;
