import { Box } from '@chakra-ui/react/box';
import { Container } from '@chakra-ui/react/container';
import { Heading } from '@chakra-ui/react/heading';
import { Text } from '@chakra-ui/react/text';
import { brand } from '#lib/brand.ts';
import * as text from '#text/home.ts';
import { ButtonLink } from '#ui/button.tsx';
import { ArrowIcon } from '#ui/icons.tsx';

export function Hero() {
  return (
    <Box bg="bg.deep" color="fg.onDeep" overflow="hidden">
      <Container
        display="grid"
        gap={{ base: '6', md: '8' }}
        gridTemplateColumns={{ md: 'minmax(0, 7fr) minmax(0, 5fr)' }}
        alignItems="center"
        paddingBlock="8"
      >
        <Box>
          <Heading as="h1" tabIndex={-1} textStyle="2xl" fontWeight="750">
            {brand.promise}
          </Heading>
          <Text mt="5" textStyle="lg" color="fg.onDeepMuted" maxW="46ch">
            {text.intro}
          </Text>
          <ButtonLink to="/courses" colorPalette="accent" size="lg" mt="8">
            {text.seeAllCourses}
            <ArrowIcon />
          </ButtonLink>
        </Box>
        <Box css={{ '& svg': { width: 'full', height: 'auto', maxWidth: { base: '240px', md: '320px' }, marginInline: 'auto' } }}>
          <HeroIllustration />
        </Box>
      </Container>
    </Box>
  );
}

const petals = [-8, -7, -6, -5, -4, -3, -2, -1, 0, 1, 2, 3, 4, 5, 6, 7, 8];
const columns = [0, 1, 2, 3, 4, 5, 6, 7];

function HeroIllustration() {
  return (
    <svg viewBox="40 0 400 400" width="400" height="400" role="presentation" focusable="false">
      <g fill="#ee9f14">
        {petals.map((petal) => (
          <path key={petal} d="M240 4c11 18 11 32 0 52-11-20-11-34 0-52z" transform={`rotate(${petal * 14} 240 126)`} />
        ))}
      </g>
      <circle cx="240" cy="126" r="58" fill="#fbb632" />
      <path d="M60 258c62-34 124-34 180 4 56-38 118-38 180-4V146c-62-34-124-34-180 4-56-38-118-38-180-4z" fill="#fffcf6" />
      <path d="M240 150c56-38 118-38 180-4v112c-62-34-124-34-180 4z" fill="#f0e9db" />
      <path d="M240 150v112" stroke="#a3d2de" strokeWidth="3" />
      <g fill="none" strokeLinecap="round" strokeLinejoin="round">
        <path d="M90 170c36-16 82-16 118 2M90 196c36-16 82-16 118 2M90 222c28-13 60-15 86-8" stroke="#6db6c8" strokeWidth="7" />
        <path d="M274 228l34-24 30 12 50-54" stroke="#0d5063" strokeWidth="8" />
        <circle cx="388" cy="162" r="9" fill="#ee9f14" stroke="none" />
      </g>
      {[0, 1, 2].map((row) => columns.map((column) => <Key key={`${row} ${column}`} row={row} column={column} />))}
    </svg>
  );
}

function Key({ row, column }: { row: number; column: number }) {
  const isPressed = row === 1 && column === 5;
  const x = 60 + column * 45 + row * 6 - 6;
  return <rect x={x} y={288 + row * 37} width="37" height="30" rx="7" fill={isPressed ? '#fbb632' : row % 2 ? '#136378' : '#0d5063'} />;
}
