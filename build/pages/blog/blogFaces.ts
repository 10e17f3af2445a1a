import type { MessageKey } from '../../../i18n/messages';
import type { Language } from '../../../site';
import type { Face } from '../expansion';
import { type BlogPost, formatDay } from './blogPosts';

const attribute = (value: string) => `{${JSON.stringify(value)}}`;

/** What `<BlogPosts />` becomes: a card per post, or a list entry in Markdown. */
export function postsFace(posts: BlogPost[], language: Language, face: Face): string {
  return posts
    .map(({ title, description, date, href }) => {
      const day = formatDay(date, language);
      if (face === 'markdown') return `- [${title}](${href}) (${day}): ${description}`;
      const attributes = Object.entries({ title, description, date, day, href }).map(
        ([name, value]) => `${name}=${attribute(value)}`,
      );
      return `<PostCard ${attributes.join(' ')} />`;
    })
    .join('\n\n');
}

type Translate = (key: Extract<MessageKey, 'blog.published'>, parts: { date: string }) => string;

/** What `<PostDate />` becomes: one line with the day of the post. */
export const dateFace = (post: BlogPost, language: Language, t: Translate): string =>
  t('blog.published', { date: formatDay(post.date, language) });
