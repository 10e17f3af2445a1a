export { PostCard } from './PostCard';
