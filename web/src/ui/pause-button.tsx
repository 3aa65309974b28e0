import { type ButtonProps, IconButton } from './button.tsx';
import { PauseIcon, PlayIcon } from './icons.tsx';

interface PauseButtonProps extends ButtonProps {
  stopped: boolean;
  /** What moves. */
  of: string;
}

/** Its name says what it does next, so it needs no pressed state. */
export function PauseButton({ stopped, of, ...props }: PauseButtonProps) {
  return (
    <IconButton aria-label={`${stopped ? 'Play' : 'Pause'} ${of}`} {...props}>
      {stopped ? <PlayIcon /> : <PauseIcon />}
    </IconButton>
  );
}
