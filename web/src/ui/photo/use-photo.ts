import { useRef, useState } from 'react';
import { type CleanedPhoto, type CleanPhoto, cleanPhoto } from './clean-photo.ts';

type Outcome = CleanedPhoto | { file?: undefined; problem?: undefined };

/** A photo on its way from the chosen file to what may be sent. */
export interface Photo {
  /** Checked and drawn anew; the chosen file itself goes nowhere. */
  file: File | undefined;
  /** Why the last choice was refused. */
  problem: string | undefined;
  /** The chosen file is still looked at. */
  pending: boolean;
  /** Of several choices the last one counts, whichever is ready first. */
  choose: (file: File | undefined) => void;
  /** What there is to send, once it is ready. A problem is told to whoever waited for it; afterwards it stops nobody. */
  take: () => Promise<Outcome>;
}

const none: Outcome = {};

export function usePhoto(clean: CleanPhoto = cleanPhoto): Photo {
  const [state, setState] = useState<{ outcome: Outcome; pending: boolean }>({ outcome: none, pending: false });
  const latest = useRef<{ working?: Promise<Outcome>; outcome: Outcome }>({ outcome: none });

  const choose = (file: File | undefined) => {
    const choice: (typeof latest)['current'] = { outcome: none };
    latest.current = choice;
    setState({ outcome: none, pending: file !== undefined });
    if (!file) return;
    choice.working = clean(file).then((outcome) => {
      Object.assign(choice, { outcome, working: undefined });
      if (latest.current === choice) setState({ outcome, pending: false });
      return outcome;
    });
  };

  const take = async (): Promise<Outcome> => {
    const choice = latest.current;
    if (!choice.working) return choice.outcome.file ? choice.outcome : none;
    const outcome = await choice.working;
    return latest.current === choice ? outcome : take();
  };

  return { file: state.outcome.file, problem: state.outcome.problem, pending: state.pending, choose, take };
}
