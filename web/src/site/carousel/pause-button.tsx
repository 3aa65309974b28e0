import { type FocusEvent, type PointerEvent, useState } from 'react';
import * as text from '#text/home.ts';
import { type ButtonProps, IconButton } from '#ui/button.tsx';
import { useMediaQuery } from '#ui/hooks.ts';
import { createIcon } from '#ui/icons.tsx';

interface PauseButtonProps extends ButtonProps {
  isPaused: boolean;
  /** The name of the moving content, as in 'Pause slides'. */
  of: string;
}

/** Pauses and plays moving content. Its label describes what a click does, so it needs no `aria-pressed`. */
export function PauseButton({ isPaused, of, ...props }: PauseButtonProps) {
  return (
    <IconButton aria-label={isPaused ? text.play(of) : text.pause(of)} {...props}>
      {isPaused ? <PlayIcon /> : <PauseIcon />}
    </IconButton>
  );
}

const PauseIcon = createIcon('M8.5 5.5v13M15.5 5.5v13');
const PlayIcon = createIcon('M8 5l11 7-11 7z');

export type Pause = ReturnType<typeof usePause>;

/** Decides whether content may move by itself: not while it is hovered or focused, paused by its button, or reduced motion is preferred. */
export function usePause() {
  const reducedMotion = useMediaQuery('(prefers-reduced-motion: reduce)');
  const [isPaused, setIsPaused] = useState(false);
  const [isHovered, setIsHovered] = useState(false);
  const [hasFocus, setHasFocus] = useState(false);
  return {
    isMoving: !reducedMotion && !isPaused && !isHovered && !hasFocus,
    reducedMotion,
    isPaused,
    toggle: () => {
      setIsPaused(!isPaused);
      // The Play button itself is hovered and focused at this moment; that must not pause the content again.
      if (!isPaused) return;
      setIsHovered(false);
      setHasFocus(false);
    },
    containerProps: {
      // React derives `onPointerEnter` from the element that the pointer leaves, which may not be hydrated.
      onPointerOver: () => setIsHovered(true),
      onPointerOut: (event: PointerEvent) => {
        if (isOutside(event)) setIsHovered(false);
      },
      onFocus: () => setHasFocus(true),
      onBlur: (event: FocusEvent) => {
        if (isOutside(event)) setHasFocus(false);
      },
    },
  };
}

function isOutside({ currentTarget, relatedTarget }: FocusEvent | PointerEvent): boolean {
  return !(relatedTarget instanceof Node && currentTarget.contains(relatedTarget));
}
