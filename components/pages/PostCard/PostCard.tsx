import { Link } from '../../frame/link/Link';
import styles from './PostCard.module.css';

interface Props {
  title: string;
  description: string;
  /** `YYYY-MM-DD`, and the same date in words. */
  date: string;
  day: string;
  href: string;
}

/** A post on the blog overview; written by `<BlogPosts />` from the frontmatter of the posts. */
export function PostCard({ title, description, date, day, href }: Props) {
  return (
    <article className={`rp-not-doc ${styles.card}`}>
      <time dateTime={date}>{day}</time>
      <h2>
        <Link href={href}>{title}</Link>
      </h2>
      <p>{description}</p>
    </article>
  );
}
