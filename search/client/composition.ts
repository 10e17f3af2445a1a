/**
 * Input methods: half-typed text is not searched. While one composes, a search waits; when it has
 * committed, the last search goes on and the ones before it never answer (a newer one has).
 */
export class CompositionGate {
  /** Whether the last search has no answer yet, and has not failed. */
  isAsking = false;
  private composing = false;
  private latest: (() => void) | undefined;

  start(): void {
    this.composing = true;
  }

  end(): void {
    this.composing = false;
    this.latest?.();
    this.latest = undefined;
  }

  get isComposing(): boolean {
    return this.composing;
  }

  /** Resolves at once, or when composing is over and no later call has come. */
  pass(): Promise<void> {
    if (!this.composing) return Promise.resolve();
    return new Promise((resolve) => {
      this.latest = resolve;
    });
  }
}
