import { Component, type ReactNode } from 'react';
import { isLeaving } from '../../../browser/leaving';
import { failApp } from '../boot/appState';
import { isShown } from './shown';

/** What the reader sees: the nodes of the page, its scroll position in px and the focused element. */
interface Sight {
  nodes: ChildNode[];
  top: number;
  focused: Element | null;
}

/** The element that React renders into. */
export const findContainer = () => document.getElementById('__rspress_root');

/**
 * Error boundary around the app: if anything throws, at the start or later, the page stays as the reader saw it,
 * without React. Links still work, Back and Forward load their page, and a message says that part of the page does
 * not respond. If the reader was navigating to another page, that one is loaded in full instead.
 */
export class Floor extends Component<{ children: ReactNode }, { sight?: Sight }> {
  override state: { sight?: Sight } = {};

  /** Called before React removes anything, the only moment when the nodes can be saved. */
  static getDerivedStateFromError(): { sight: Sight } {
    const nodes = [...(findContainer()?.childNodes ?? [])];
    return { sight: { nodes, top: window.scrollY, focused: document.activeElement } };
  }

  override componentDidCatch() {
    const { sight } = this.state;
    if (!sight) return;
    findContainer()?.append(...sight.nodes);
    if (sight.focused instanceof HTMLElement) sight.focused.focus({ preventScroll: true });
    window.scrollTo({ top: sight.top, behavior: 'instant' });
    // Leaving a page aborts requests, which may throw here; a load now would take the reader back.
    if (isLeaving()) return;
    const loadShown = () => isShown(window.location.pathname) || window.location.reload();
    if (!loadShown()) return;
    failApp();
    window.addEventListener('popstate', loadShown);
  }

  override render() {
    return this.state.sight ? null : this.props.children;
  }
}
