import type { Language } from '../../../site';
import { attribute } from '../example/exampleFaces';
import type { Face } from '../expansion';
import { type BlogPost, formatDay } from './blogPosts';

/** What `<BlogPosts />` becomes: a card per post, or a list entry in Markdown. */
export function postsFace(posts: BlogPost[], language: Language, face: Face): string {
  return posts
    .map(({ title, description, date, href }) => {
      const day = formatDay(date, language);
      if (face === 'markdown') return `- [${title}](${href}) (${day}): ${description}`;
      const attributes = Object.entries({ title, description, date, day, href });
      return `<PostCard${attributes.map(([name, value]) => attribute(name, value)).join('')} />`;
    })
    .join('\n\n');
}
