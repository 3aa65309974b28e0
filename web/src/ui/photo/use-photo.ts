import { useEffect, useRef, useState } from 'react';
import * as text from '#text/photos.ts';
import { type PhotoShape, portraitShape } from './photo-shape.ts';
import type { Area, PreparedPhoto, PreparePhoto } from './prepare-photo.ts';

type Result = PreparedPhoto | { file?: undefined; error?: undefined };

export interface Photo {
  /** The prepared file. The selected file itself is never sent. */
  file: File | undefined;
  /** The selected file, from which the photo can be cropped. */
  source: File | undefined;
  shape: PhotoShape;
  /** The part of the picture that the user has chosen by cropping. */
  area: Area | undefined;
  error: string | undefined;
  /** True if `prepared` has returned the error, so its caller announces it. */
  isErrorHandled: boolean;
  pending: boolean;
  /** Selects a file, or no file. The last call wins, whichever file is prepared first. */
  select: (file: File | undefined) => void;
  /** Replaces the prepared file by another part of the same picture, or by the whole picture without an area. */
  crop: (file: File, area: Area | undefined) => void;
  /** Resolves when the selected file is prepared. Returns an error only if it occurs while waiting. */
  prepared: () => Promise<Result>;
}

const noResult: Result = {};

interface Selection {
  promise?: Promise<Result>;
  result: Result;
  isAwaited: boolean;
}

interface State {
  source?: File;
  area?: Area;
  result: Result;
  pending: boolean;
  isErrorHandled: boolean;
}

const initialState: State = { result: noResult, pending: false, isErrorHandled: false };

/** The module that prepares photos is loaded only when there is a photo. */
const loadAndPrepare: PreparePhoto = async (file, shape) => {
  const module = await import('./prepare-photo.ts').catch(() => undefined);
  return module ? module.preparePhoto(file, shape) : { error: text.photoNotPrepared };
};

/** Prepares photos in the background while the user fills in the form. */
export function usePhoto(shape: PhotoShape = portraitShape, prepare: PreparePhoto = loadAndPrepare): Photo {
  const [state, setState] = useState(initialState);
  const latest = useRef<Selection>({ result: noResult, isAwaited: false });

  const select = (source: File | undefined) => {
    const selection: Selection = { result: noResult, isAwaited: false };
    latest.current = selection;
    setState({ ...initialState, source, pending: source !== undefined });
    if (!source) return;
    selection.promise = prepare(source, shape).then((result) => {
      Object.assign(selection, { result, promise: undefined });
      if (latest.current === selection) setState({ source, result, pending: false, isErrorHandled: selection.isAwaited });
      return result;
    });
  };

  const crop = (file: File, area: Area | undefined) => {
    const result = { file };
    latest.current = { result, isAwaited: false };
    setState({ ...initialState, source: state.source, area, result });
  };

  const prepared = async (): Promise<Result> => {
    const selection = latest.current;
    if (!selection.promise) return selection.result.file ? selection.result : noResult;
    selection.isAwaited = true;
    const result = await selection.promise;
    return latest.current === selection ? result : prepared();
  };

  const { result, source, area, pending, isErrorHandled } = state;
  return { shape, source, area, file: result.file, error: result.error, isErrorHandled, pending, select, crop, prepared };
}

/** An object URL of a file, revoked when the file changes and on unmount. */
export function useObjectUrl(file: Blob | undefined): string | undefined {
  const [url, setUrl] = useState<string>();
  useEffect(() => {
    if (!file) return;
    const objectUrl = URL.createObjectURL(file);
    setUrl(objectUrl);
    return () => {
      setUrl(undefined);
      URL.revokeObjectURL(objectUrl);
    };
  }, [file]);
  return url;
}
