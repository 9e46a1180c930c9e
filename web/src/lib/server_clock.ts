/** The server's time: of what it stamped, the message that was least delayed tells it best. */

export class ServerClock {
  /** How far the server's clock is ahead of this one (ms). */
  ahead = 0;
  /** How long the line is, there and back (ms). */
  lag = 0;

  /** An entry came, with the time by which its deadline counts; all by ``now`` here (ms). */
  begin(stamp: number, now: number): void {
    this.ahead = this.#by(stamp, now);
  }

  /** A ping came. One that was held up would show more time than there is. */
  heard(stamp: number, lag: number, now: number): void {
    this.lag = lag;
    this.ahead = Math.max(this.ahead, this.#by(stamp, now));
  }

  #by(stamp: number, now: number): number {
    return stamp + this.lag / 2 - now;
  }
}
