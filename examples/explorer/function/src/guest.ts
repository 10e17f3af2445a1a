/** Whom to greet. */
export interface Guest {
  name: string;
  title?: string;
}

/** The name, after the title if there is one. */
export function address({ name, title }: Guest): string {
  return `${title ?? ''} ${name}`.trim();
}
