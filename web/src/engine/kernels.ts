/** The compiled kernels of the physics as WebAssembly: arrays in its memory, and the calls. */

import { COLUMNS as C } from "./figures.generated";

/** An array in the memory of the kernels. */
interface Block {
  at: number;
  shape: readonly number[];
  item: 1 | 8;
}

type KernelEntry = "run_strokes" | "fill_table" | "sample";
type Argument = Block | bigint;

const PAGE = 65536;
/** Arrays begin so many bytes apart. */
const LINE = 128;
/** Bytes for the arguments of a call: the entries take some 250 of 8 bytes. */
const CELLS = 8 * 512;

const sizeOf = (shape: readonly number[]): number => shape.reduce((product, length) => product * length, 1);

/** What one run of the engine tells; discs are in the order of the rows it was given. */
export interface RunResult {
  xy: Float64Array;
  gone: Int8Array;
  rank: Int8Array;
  touched: Int8Array;
  when: Float64Array;
  info: Float64Array;
  launches: Float64Array;
  impacts: Float64Array;
}

export class Kernels {
  readonly #memory: WebAssembly.Memory;
  readonly #entries: Record<KernelEntry, (cells: number) => number>;
  readonly #cells: number;
  readonly #table: Block;
  readonly #starts: Block;
  /** Where the arrays of a call begin. */
  readonly #floor: number;
  #used: number;

  constructor(module: WebAssembly.Module) {
    this.#memory = new WebAssembly.Memory({ initial: 32 });
    const { exports } = new WebAssembly.Instance(module, { env: { memory: this.#memory } });
    this.#entries = exports as unknown as Record<KernelEntry, (cells: number) => number>;
    this.#cells = lined((exports["__heap_base"] as WebAssembly.Global).value as number);
    this.#used = this.#cells + CELLS;
    this.#table = this.#floats([2 * C.NODES, 6]);
    this.#starts = this.#floats([C.Y_NODES, 4]);
    this.#floor = this.#used;
    this.#call("fill_table", [this.#table, this.#starts]);
  }

  /** Run one layout, given as rows; so many launches and impacts are kept. */
  run(rows: Float64Array, par: Float64Array, seed: bigint, [launches, impacts]: readonly [number, number]): RunResult {
    this.#used = this.#floor;
    const n = rows.length / C.START_COLUMNS;
    const none = this.#whole([1], [0]);
    const out = {
      xy: this.#floats([1, n, 2]),
      gone: this.#bytes([1, n]),
      rank: this.#bytes([1, n]),
      touched: this.#bytes([1, n]),
      when: this.#floats([1, n]),
      info: this.#floats([1, C.INFO]),
    };
    const kept = {
      launches: this.#floats([launches, C.LAUNCH_COLUMNS]),
      impacts: this.#floats([impacts, C.IMPACT_COLUMNS]),
    };
    const times = this.#floats([n, n + 1]);
    this.#view(times).fill(C.NEVER);
    this.#call("run_strokes", [
      this.#floats([1, n, C.START_COLUMNS], rows),
      this.#whole([1], [n]),
      this.#whole([1, n], rowNumbers(n)),
      none,
      this.#floats([0, 5]),
      seed,
      0n,
      1n,
      this.#floats([n, C.DISC]),
      times,
      this.#bytes([n, n + 1]),
      this.#floats([C.PARAMETERS], par),
      this.#table,
      this.#starts,
      this.#floats([C.INFO]),
      kept.launches,
      kept.impacts,
      this.#floats([n, C.BODY_COLUMNS]),
      this.#floats([8 * n + 8, C.CONTACT_COLUMNS]),
      this.#floats([C.BOX, n]),
      this.#floats([1]),
      ...Object.values(out),
    ]);
    const bytes = (block: Block) => new Int8Array(this.#memory.buffer, block.at, sizeOf(block.shape)).slice();
    return {
      xy: this.#view(out.xy).slice(),
      gone: bytes(out.gone),
      rank: bytes(out.rank),
      touched: bytes(out.touched),
      when: this.#view(out.when).slice(),
      info: this.#view(out.info).slice(),
      launches: this.#view(kept.launches).slice(),
      impacts: this.#view(kept.impacts).slice(),
    };
  }

  /**
   * Where discs are at times: x, y, vx, vy, the rim speed, and when their ways end.
   * The launches of all discs stand one disc after the other; those of a disc begin at ``firsts``.
   */
  sample(
    launches: Float64Array,
    firsts: readonly number[],
    accs: readonly number[],
    discs: readonly number[],
    times: readonly number[],
  ): Float64Array {
    this.#used = this.#floor;
    const out = this.#floats([times.length, C.SAMPLE]);
    this.#call("sample", [
      this.#floats([1, C.DISC]),
      this.#floats([launches.length / C.LAUNCH_COLUMNS, C.LAUNCH_COLUMNS], launches),
      this.#whole([firsts.length], firsts),
      this.#floats([accs.length], accs),
      this.#table,
      this.#starts,
      this.#whole([discs.length], discs),
      this.#floats([times.length], times),
      out,
    ]);
    return this.#view(out).slice();
  }

  #call(entry: KernelEntry, args: readonly Argument[]): void {
    const cells: bigint[] = [];
    for (const arg of args) {
      if (typeof arg === "bigint") {
        cells.push(arg);
        continue;
      }
      const { at, shape, item } = arg;
      const strides = shape.map((_, axis) => item * sizeOf(shape.slice(axis + 1)));
      cells.push(0n, 0n, ...[sizeOf(shape), item, at, ...shape, ...strides].map(BigInt));
    }
    new BigInt64Array(this.#memory.buffer, this.#cells, cells.length).set(cells.map((cell) => BigInt.asIntN(64, cell)));
    if (this.#entries[entry](this.#cells) !== 0) throw new Error(`${entry} failed`);
  }

  /** Take memory for an array, all zero unless values are given. */
  #block(shape: readonly number[], item: 1 | 8): Block {
    const at = this.#used;
    const bytes = lined(sizeOf(shape) * item);
    this.#used += bytes + LINE;
    const lacking = this.#used - this.#memory.buffer.byteLength;
    if (lacking > 0) this.#memory.grow(Math.ceil(lacking / PAGE));
    new Uint8Array(this.#memory.buffer, at, bytes).fill(0);
    return { at, shape, item };
  }

  #floats(shape: readonly number[], values?: ArrayLike<number>): Block {
    const block = this.#block(shape, 8);
    if (values) this.#view(block).set(values);
    return block;
  }

  #whole(shape: readonly number[], values: readonly number[]): Block {
    const block = this.#block(shape, 8);
    new BigInt64Array(this.#memory.buffer, block.at, values.length).set(values.map(BigInt));
    return block;
  }

  #bytes(shape: readonly number[]): Block {
    return this.#block(shape, 1);
  }

  #view({ at, shape }: Block): Float64Array {
    return new Float64Array(this.#memory.buffer, at, sizeOf(shape));
  }
}

const lined = (bytes: number): number => Math.ceil(bytes / LINE) * LINE;

const rowNumbers = (count: number): number[] => Array.from({ length: count }, (_, k) => k);
