import { useRef, useState } from 'react';
import { type CleanedPhoto, type CleanPhoto, cleanPhoto } from './prepare-photo.ts';

type Outcome = CleanedPhoto | { file?: undefined; problem?: undefined };

/** A photo on its way from the chosen file to what may be sent. */
export interface Photo {
  /** Checked and drawn anew; the chosen file itself goes nowhere. */
  file: File | undefined;
  /** Why the last choice was refused. */
  problem: string | undefined;
  /** Whoever waited for the photo says the problem. */
  told: boolean;
  /** The chosen file is still looked at. */
  pending: boolean;
  /** Of several choices the last one counts, whichever is ready first. */
  choose: (file: File | undefined) => void;
  /** What there is to send, once it is ready. A problem is told to whoever waited for it; afterwards it stops nobody. */
  take: () => Promise<Outcome>;
}

const none: Outcome = {};

interface Choice {
  working?: Promise<Outcome>;
  outcome: Outcome;
  awaited: boolean;
}

export function usePhoto(clean: CleanPhoto = cleanPhoto): Photo {
  const [state, setState] = useState({ outcome: none, pending: false, told: false });
  const latest = useRef<Choice>({ outcome: none, awaited: false });

  const choose = (file: File | undefined) => {
    const choice: Choice = { outcome: none, awaited: false };
    latest.current = choice;
    setState({ outcome: none, pending: file !== undefined, told: false });
    if (!file) return;
    choice.working = clean(file).then((outcome) => {
      Object.assign(choice, { outcome, working: undefined });
      if (latest.current === choice) setState({ outcome, pending: false, told: choice.awaited });
      return outcome;
    });
  };

  const take = async (): Promise<Outcome> => {
    const choice = latest.current;
    if (!choice.working) return choice.outcome.file ? choice.outcome : none;
    choice.awaited = true;
    const outcome = await choice.working;
    return latest.current === choice ? outcome : take();
  };

  const { outcome, pending, told } = state;
  return { file: outcome.file, problem: outcome.problem, told, pending, choose, take };
}
