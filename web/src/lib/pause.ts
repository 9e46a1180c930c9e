/** A wait that somebody in a hurry can cut short. */
export class Pause {
  #cut: (() => void) | null = null;

  /** Wait so long; says whether it was cut short. */
  wait(milliseconds: number): Promise<boolean> {
    return new Promise((done) => {
      const timer = window.setTimeout(() => done(false), milliseconds);
      this.#cut = () => {
        clearTimeout(timer);
        done(true);
      };
    });
  }

  /** Wait until it is cut short. */
  hold(): Promise<void> {
    return new Promise((done) => (this.#cut = done));
  }

  cut(): void {
    this.#cut?.();
  }
}
