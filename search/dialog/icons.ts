import { create } from '../shell/create';

/** Icon paths by name, in a box of 20 units; those of keys in one of 15. */
const LINES = {
  page: 'M17 6v12c0 .52-.2 1-1 1H4c-.7 0-1-.33-1-1V2c0-.55.42-1 1-1h8l5 5zM14 8h-3.13c-.51 0-.87-.34-.87-.87V4',
  section: 'M13 13h4-4V8H7v5h6v4-4H7V8H3h4V3v5h6V3v5h4-4v5zm-6 0v4-4H3h4z',
  recent:
    'M3.18 6.6a8.23 8.23 0 1112.93 9.94h0a8.23 8.23 0 01-11.63 0M6.44 7.25H2.55V3.36M10.45 6v5.6M10.45 11.6L13 13',
  star: 'M10 14.2L5 17l1-5.6-4-4 5.5-.7 2.5-5 2.5 5 5.6.8-4 4 .9 5.5z',
  cross: 'M10 10l5.09-5.09L10 10l5.09 5.09L10 10zm0 0L4.91 4.91 10 10l-5.09 5.09L10 10z',
  none: 'M15.5 4.8c2 3 1.7 7-1 9.7h0l4.3 4.3-4.3-4.3a7.8 7.8 0 01-9.8 1m-2.2-2.2A7.8 7.8 0 0113.2 2.4M2 18L18 2',
  error:
    'M19 4.8a16 16 0 00-2-1.2m-3.3-1.2A16 16 0 001.1 4.7M16.7 8a12 12 0 00-2.8-1.4M10 6a12 12 0 00-6.7 2M12.3 14.7a4 4 0 00-4.5 0M14.5 11.4A8 8 0 0010 10M3 16L18 2M10 18h0',
  enter: 'M12 3.53088v3c0 1-1 2-2 2H4M7 11.53088l-3-3 3-3',
  down: 'M7.5 3.5v8M10.5 8.5l-3 3-3-3',
  up: 'M7.5 11.5v-8M10.5 6.5l-3-3-3 3',
} as const;
const SVG = 'http://www.w3.org/2000/svg';

/** An icon, hidden from screen readers, because its control or row has a name. */
export function icon(name: keyof typeof LINES, size = 20): SVGSVGElement {
  const svg = document.createElementNS(SVG, 'svg');
  const path = document.createElementNS(SVG, 'path');
  svg.setAttribute('viewBox', `0 0 ${size} ${size}`);
  svg.setAttribute('width', `${size}`);
  svg.setAttribute('height', `${size}`);
  svg.setAttribute('aria-hidden', 'true');
  path.setAttribute('d', LINES[name]);
  svg.append(path);
  return svg;
}

/** A button with an icon; its name is also its tooltip. */
export function iconButton(name: keyof typeof LINES, label: string, run: () => void) {
  const button = create(
    'button',
    { type: 'button', title: label, 'aria-label': label },
    icon(name),
  );
  button.addEventListener('click', run);
  return button;
}
