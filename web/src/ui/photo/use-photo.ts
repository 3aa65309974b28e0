import { useRef, useState } from 'react';
import { type PreparedPhoto, type PreparePhoto, preparePhoto } from './prepare-photo.ts';

type Result = PreparedPhoto | { file?: undefined; error?: undefined };

/** The photo of a form, from the selected file to the prepared one. */
export interface Photo {
  /** The prepared file. The selected file itself is never sent. */
  file: File | undefined;
  /** Why the last selected file was rejected. */
  error: string | undefined;
  /** True if `prepared` has returned the error, so its caller announces it. */
  isErrorHandled: boolean;
  /** The selected file is being prepared. */
  pending: boolean;
  /** Selects a file, or none. The last call wins, whichever file is prepared first. */
  select: (file: File | undefined) => void;
  /** Resolves when the selected file is prepared. Returns an error only if it occurs while waiting. */
  prepared: () => Promise<Result>;
}

const noResult: Result = {};

interface Selection {
  promise?: Promise<Result>;
  result: Result;
  /** `prepared` is waiting for it. */
  isAwaited: boolean;
}

/** Prepares photos in the background while the viewer fills in the form. */
export function usePhoto(prepare: PreparePhoto = preparePhoto): Photo {
  const [state, setState] = useState({ result: noResult, pending: false, isErrorHandled: false });
  const latest = useRef<Selection>({ result: noResult, isAwaited: false });

  const select = (file: File | undefined) => {
    const selection: Selection = { result: noResult, isAwaited: false };
    latest.current = selection;
    setState({ result: noResult, pending: file !== undefined, isErrorHandled: false });
    if (!file) return;
    selection.promise = prepare(file).then((result) => {
      Object.assign(selection, { result, promise: undefined });
      if (latest.current === selection) setState({ result, pending: false, isErrorHandled: selection.isAwaited });
      return result;
    });
  };

  const prepared = async (): Promise<Result> => {
    const selection = latest.current;
    if (!selection.promise) return selection.result.file ? selection.result : noResult;
    selection.isAwaited = true;
    const result = await selection.promise;
    return latest.current === selection ? result : prepared();
  };

  const { result, pending, isErrorHandled } = state;
  return { file: result.file, error: result.error, isErrorHandled, pending, select, prepared };
}
