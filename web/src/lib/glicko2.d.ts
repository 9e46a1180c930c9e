/** What is used of glicko2, which comes without types. */

declare module "glicko2" {
  export interface Player {
    getRating(): number;
    getRd(): number;
    getVol(): number;
  }

  export class Glicko2 {
    constructor(settings: { tau: number; rating: number; rd: number; vol: number });
    makePlayer(rating: number, rd: number, vol: number): Player;
    /** 1: the first player won; 0: the second. */
    updateRatings(matches: [Player, Player, number][]): void;
  }
}
