import { request } from 'node:http';

export interface Answer {
  status: number;
  body: string;
  headers: Readonly<Record<string, string | string[] | undefined>>;
}

/** Maximum number of redirects, as in browsers. */
const MAX_REDIRECTS = 20;

/** Requests `path` from the host at `origin` exactly as written; `fetch` would normalize it. */
export function getRaw(origin: string, path: string): Promise<Answer> {
  const { hostname, port } = new URL(origin);
  return new Promise((resolve, reject) => {
    request({ hostname, port, path }, (response) => {
      const { statusCode: status = 0, headers } = response;
      let body = '';
      response.setEncoding('utf8');
      response.on('data', (text) => {
        body += text;
      });
      response.on('end', () => resolve({ status, body, headers }));
    })
      .once('error', reject)
      .end();
  });
}

/**
 * Follows the redirects from `path` as a browser does. Resolves to the last answer and its address; rejects if one leaves
 * `origin` or there are too many.
 */
export async function follow(origin: string, path: string): Promise<Answer & { path: string }> {
  let at = path;
  for (let hops = 0; hops <= MAX_REDIRECTS; hops++) {
    const answer = await getRaw(origin, at);
    const { location } = answer.headers;
    if (answer.status < 300 || answer.status >= 400) return { ...answer, path: at };
    if (typeof location !== 'string')
      throw new Error(`${at} answers ${answer.status} without a Location.`);
    const target = new URL(location, origin + at);
    if (target.origin !== new URL(origin).origin) {
      throw new Error(`${path} leads away from the site: ${at} has the Location "${location}".`);
    }
    at = target.pathname + target.search;
  }
  throw new Error(`${path} is redirected more than ${MAX_REDIRECTS} times.`);
}
