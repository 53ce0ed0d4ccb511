import type { Sound } from './sound.ts';

/** Nothing is louder than −14 dB. */
const PEAK = 0.2;

let context: AudioContext | null = null;

/** Makes a sound from nothing but oscillators and noise. */
export function make(sound: Sound, step: number): void {
  context ??= new AudioContext();
  if (context.state === 'suspended') void context.resume();
  SOUNDS[sound](context, context.currentTime + 0.005, step);
}

const SOUNDS: Readonly<Record<Sound, (audio: AudioContext, at: number, step: number) => void>> = {
  /** Paper sliding on felt. */
  card: (audio, at) => noise(audio, at, { length: 0.16, filter: 'bandpass', from: 2600, to: 900, loud: 0.5 }),
  /** A snap. */
  flip: (audio, at) => {
    noise(audio, at, { length: 0.05, filter: 'highpass', from: 3200, to: 1800, loud: 0.9 });
    noise(audio, at + 0.05, { length: 0.08, filter: 'bandpass', from: 1200, to: 700, loud: 0.4 });
  },
  /** A die tumbling on felt: a few knocks, each softer. */
  die: (audio, at) => {
    for (const [index, delay] of [0, 0.11, 0.2, 0.32, 0.46].entries()) {
      tone(audio, at + delay, {
        pitch: 190 - index * 14,
        end: 90,
        length: 0.06,
        loud: 0.8 - index * 0.13,
        wave: 'triangle',
      });
    }
  },
  /** Wood on wood, higher with each crate. */
  crate: (audio, at, step) => {
    const pitch = 210 * 1.06 ** Math.min(step, 12);
    tone(audio, at, { pitch, end: pitch * 0.7, length: 0.07, loud: 0.8, wave: 'square' });
  },
  /** A stamp, then a chirp of a siren. */
  bust: (audio, at) => {
    tone(audio, at, { pitch: 120, end: 45, length: 0.16, loud: 1, wave: 'sine' });
    noise(audio, at, { length: 0.09, filter: 'lowpass', from: 900, to: 300, loud: 0.9 });
    tone(audio, at + 0.22, { pitch: 620, end: 1150, length: 0.26, loud: 0.35, wave: 'sawtooth' });
    tone(audio, at + 0.5, { pitch: 1150, end: 640, length: 0.26, loud: 0.3, wave: 'sawtooth' });
  },
  /** The switch of a desk lamp. */
  turn: (audio, at) => {
    tone(audio, at, { pitch: 1500, end: 700, length: 0.025, loud: 0.6, wave: 'square' });
    tone(audio, at + 0.07, { pitch: 950, end: 500, length: 0.03, loud: 0.4, wave: 'square' });
  },
  /** A sole on asphalt. */
  step: (audio, at) => {
    tone(audio, at, { pitch: 150, end: 70, length: 0.05, loud: 0.5, wave: 'sine' });
    noise(audio, at, { length: 0.04, filter: 'lowpass', from: 1400, to: 500, loud: 0.3 });
  },
  /** The click of a police radio, and a breath of static. */
  radio: (audio, at) => {
    tone(audio, at, { pitch: 1900, end: 1300, length: 0.02, loud: 0.5, wave: 'square' });
    noise(audio, at + 0.025, { length: 0.13, filter: 'bandpass', from: 2100, to: 1700, loud: 0.35 });
    tone(audio, at + 0.17, { pitch: 1300, end: 900, length: 0.02, loud: 0.4, wave: 'square' });
  },
  /** A low thud. */
  wound: (audio, at) => {
    tone(audio, at, { pitch: 95, end: 38, length: 0.24, loud: 1, wave: 'sine' });
    noise(audio, at, { length: 0.06, filter: 'lowpass', from: 500, to: 160, loud: 0.7 });
  },
  /** Tyres pull away, and a door falls shut. */
  escape: (audio, at) => {
    noise(audio, at, { length: 0.42, filter: 'bandpass', from: 900, to: 2300, loud: 0.5 });
    tone(audio, at + 0.05, { pitch: 700, end: 1050, length: 0.34, loud: 0.16, wave: 'sawtooth' });
    tone(audio, at + 0.5, { pitch: 130, end: 50, length: 0.18, loud: 1, wave: 'sine' });
    noise(audio, at + 0.5, { length: 0.07, filter: 'lowpass', from: 1200, to: 300, loud: 0.7 });
  },
  /** Thick cardboard set down on the table. */
  tile: (audio, at) => {
    tone(audio, at, { pitch: 210, end: 90, length: 0.07, loud: 0.7, wave: 'triangle' });
    noise(audio, at, { length: 0.05, filter: 'lowpass', from: 2200, to: 700, loud: 0.5 });
  },
  /** A rubber stamp. */
  stamp: (audio, at) => {
    tone(audio, at, { pitch: 120, end: 45, length: 0.16, loud: 1, wave: 'sine' });
    noise(audio, at, { length: 0.09, filter: 'lowpass', from: 900, to: 300, loud: 0.9 });
  },
};

interface Tone {
  readonly pitch: number;
  readonly end: number;
  readonly length: number;
  /** From 0 to 1, of the peak. */
  readonly loud: number;
  readonly wave: OscillatorType;
}

function tone(audio: AudioContext, at: number, { pitch, end, length, loud, wave }: Tone): void {
  const source = audio.createOscillator();
  source.type = wave;
  source.frequency.setValueAtTime(pitch, at);
  source.frequency.exponentialRampToValueAtTime(end, at + length);
  source.connect(fading(audio, at, length, loud));
  source.start(at);
  source.stop(at + length);
}

interface Noise {
  readonly length: number;
  readonly filter: BiquadFilterType;
  readonly from: number;
  readonly to: number;
  readonly loud: number;
}

function noise(audio: AudioContext, at: number, { length, filter, from, to, loud }: Noise): void {
  const buffer = audio.createBuffer(1, Math.ceil(audio.sampleRate * length), audio.sampleRate);
  const samples = buffer.getChannelData(0);
  for (let index = 0; index < samples.length; index++) samples[index] = Math.random() * 2 - 1;
  const source = audio.createBufferSource();
  source.buffer = buffer;
  const shape = audio.createBiquadFilter();
  shape.type = filter;
  shape.frequency.setValueAtTime(from, at);
  shape.frequency.exponentialRampToValueAtTime(to, at + length);
  source.connect(shape).connect(fading(audio, at, length, loud));
  source.start(at);
}

function fading(audio: AudioContext, at: number, length: number, loud: number): GainNode {
  const gain = audio.createGain();
  gain.gain.setValueAtTime(PEAK * loud, at);
  gain.gain.exponentialRampToValueAtTime(0.0001, at + length);
  gain.connect(audio.destination);
  return gain;
}
