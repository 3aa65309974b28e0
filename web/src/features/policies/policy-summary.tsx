import { Box } from '../../ui/box.ts';
import { Card } from '../../ui/card.tsx';
import { Flex } from '../../ui/flex.ts';
import { CheckIcon } from '../../ui/icons.tsx';

export function PolicySummary({ sentences }: { sentences: readonly string[] }) {
  return (
    <Card as="section" aria-labelledby="summary" bg="bg.tint" boxShadow="none" maxW="text">
      <Box as="h2" id="summary" textStyle="lg">
        In short
      </Box>
      <Box as="ul" display="grid" gap="3" mt="3">
        {sentences.map((sentence) => (
          <Flex as="li" key={sentence} gap="3" alignItems="flex-start">
            <Box color="success.fg" pt="0.5" flexShrink="0">
              <CheckIcon />
            </Box>
            {sentence}
          </Flex>
        ))}
      </Box>
    </Card>
  );
}
