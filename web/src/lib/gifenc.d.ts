/** What is used of gifenc, which comes without types. */

declare module "gifenc" {
  export type Palette = [number, number, number][];

  export interface Frame {
    /** Of the first frame: it is that of all others, too. */
    palette?: Palette;
    /** ms */
    delay: number;
    transparent?: boolean;
    transparentIndex?: number;
    /** 1: what was drawn stays under the next frame. */
    dispose?: number;
  }

  export function quantize(pixels: Uint8ClampedArray, most: number): Palette;
  export function applyPalette(pixels: Uint8ClampedArray, palette: Palette): Uint8Array;
  export function GIFEncoder(): {
    writeFrame(indexes: Uint8Array, width: number, height: number, frame: Frame): void;
    finish(): void;
    bytes(): Uint8Array<ArrayBuffer>;
  };
}
