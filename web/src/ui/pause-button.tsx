import { type ButtonProps, IconButton } from './button.tsx';
import { PauseIcon, PlayIcon } from './icons.tsx';

interface PauseButtonProps extends ButtonProps {
  isPaused: boolean;
  /** The name of the moving content, as in 'Pause slides'. */
  of: string;
}

/** Pauses and plays moving content. Its label describes what a press does, so it needs no `aria-pressed`. */
export function PauseButton({ isPaused, of, ...props }: PauseButtonProps) {
  return (
    <IconButton aria-label={`${isPaused ? 'Play' : 'Pause'} ${of}`} {...props}>
      {isPaused ? <PlayIcon /> : <PauseIcon />}
    </IconButton>
  );
}
