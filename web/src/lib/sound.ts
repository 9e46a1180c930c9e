/** Sounds made from the strengths of the impacts; nothing is recorded. */

import { durationOf } from "./keyframes";
import type { Frames } from "./protocol";

const LOUD = 0.06;
const FAINT = 0.0004;
const MOST = 160;
const LEAD = 0.02;

let context: AudioContext | null = null;
let noise: AudioBuffer | null = null;

/** Start the sound; browsers allow it only from a click or a key. */
export function wake(): void {
  context ??= new AudioContext();
  if (context.state === "suspended") void context.resume();
}

interface Knock {
  pitch: number;
  q: number;
  decay: number;
  gain: number;
}

function knock(audio: AudioContext, out: AudioNode, when: number, how: Knock): void {
  noise ??= hiss(audio);
  const source = audio.createBufferSource();
  source.buffer = noise;
  const filter = audio.createBiquadFilter();
  filter.type = "bandpass";
  filter.frequency.value = how.pitch;
  filter.Q.value = how.q;
  const gain = audio.createGain();
  gain.gain.setValueAtTime(how.gain, when);
  gain.gain.exponentialRampToValueAtTime(0.0001, when + how.decay);
  source.connect(filter).connect(gain).connect(out);
  source.start(when, Math.random() * 0.4, how.decay + 0.02);
}

function hiss(audio: AudioContext): AudioBuffer {
  const buffer = audio.createBuffer(1, audio.sampleRate / 2, audio.sampleRate);
  const data = buffer.getChannelData(0);
  for (let i = 0; i < data.length; i++) data[i] = Math.random() * 2 - 1;
  return buffer;
}

/** Nothing is ever louder than this way out lets it be, however many impacts there are at once. */
function wayOut(audio: AudioContext): GainNode {
  const out = audio.createGain();
  out.gain.value = 0.6;
  const limit = audio.createDynamicsCompressor();
  limit.threshold.value = -12;
  limit.knee.value = 6;
  limit.ratio.value = 20;
  limit.attack.value = 0.001;
  limit.release.value = 0.08;
  out.connect(limit).connect(audio.destination);
  return out;
}

/** Two soft notes: it is somebody's turn. */
export function chime(): void {
  if (!context || context.state !== "running") return;
  for (const [index, pitch] of [587, 880].entries()) {
    const when = context.currentTime + LEAD + index * 0.16;
    const tone = context.createOscillator();
    tone.frequency.value = pitch;
    const gain = context.createGain();
    gain.gain.setValueAtTime(0.0001, when);
    gain.gain.exponentialRampToValueAtTime(0.09, when + 0.03);
    gain.gain.exponentialRampToValueAtTime(0.0001, when + 0.5);
    tone.connect(gain).connect(context.destination);
    tone.start(when);
    tone.stop(when + 0.55);
  }
}

/** A short tone: a clock is about to run out; a longer one: it has. */
export function beep(long = false): void {
  if (!context || context.state !== "running") return;
  const lasts = long ? 0.9 : 0.12;
  const when = context.currentTime + LEAD;
  const tone = context.createOscillator();
  tone.type = "triangle";
  tone.frequency.value = long ? 740 : 988;
  const gain = context.createGain();
  gain.gain.setValueAtTime(0.25, when);
  gain.gain.exponentialRampToValueAtTime(0.0001, when + lasts);
  tone.connect(gain).connect(context.destination);
  tone.start(when);
  tone.stop(when + lasts + 0.05);
}

/** Play a motion's sounds from a time of it on (s), as fast as it is shown; return how to stop them. */
export function play(frames: Frames, rate = 1, from = 0): () => void {
  if (!context || context.state !== "running") return () => undefined;
  const audio = context;
  const out = wayOut(audio);
  const start = audio.currentTime + LEAD - from / rate;
  const { units } = frames;
  const heard = frames.impacts
    .filter((impact) => impact[0] * units.time >= from && impact[3] * units.impulse > FAINT)
    .sort((one, other) => other[3] - one[3])
    .slice(0, MOST);
  for (const [time, , second, impulse] of heard) {
    const strength = Math.min(1, Math.sqrt((impulse * units.impulse) / LOUD));
    const when = start + (time * units.time) / rate;
    const pitch = 1 + (Math.random() - 0.5) * 0.12;
    if (second < 0) {
      knock(audio, out, when, { pitch: 420 * pitch, q: 1.2, decay: 0.09, gain: 1.1 * strength });
    } else {
      knock(audio, out, when, { pitch: 2600 * pitch, q: 3, decay: 0.035, gain: 1.3 * strength });
      knock(audio, out, when, { pitch: 900 * pitch, q: 2, decay: 0.05, gain: 0.5 * strength });
    }
  }
  for (const disc of frames.discs) {
    if (disc.gone === null || disc.gone * units.time < from) continue;
    const when = start + (disc.gone * units.time) / rate;
    knock(audio, out, when + 0.03, { pitch: 170, q: 1, decay: 0.2, gain: 1.2 });
    knock(audio, out, when + 0.16, { pitch: 1200, q: 2, decay: 0.05, gain: 0.25 });
  }
  const done = window.setTimeout(() => out.disconnect(), (durationOf(frames) / rate + 1) * 1000);
  return () => {
    clearTimeout(done);
    out.disconnect();
  };
}
