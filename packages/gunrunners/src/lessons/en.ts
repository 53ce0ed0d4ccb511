import type { LessonWords } from '@stakeout/kernel';

/** What the lessons of Gunrunners say in English. */
export const words: LessonWords = {
  chapters: { crates: 'The crates', agents: 'Your agents', busts: 'The bust', operatives: 'Special operatives' },
  lessons: {
    rows: {
      title: 'The rows',
      steps: {
        goal: {
          ask: [
            'Each row is a location, and the number on it counts its crates of weapons.',
            'Whoever has taken the most crates at the end wins.',
          ],
        },
        station: {
          ask: [
            'Everybody begins by putting one agent of value 1 face down beside a location.',
            'Put yours beside {the:place}, then confirm.',
          ],
          not: 'In this step, choose the place beside {the:place}.',
        },
        again: {
          ask: ['Another game: one place is taken already.', 'Put your agent beside a location that is still free.'],
        },
      },
      done: ['Rows hold the crates, and each has one face-down agent beside it.', 'Most crates at the end wins.'],
    },
    delivery: {
      title: 'The delivery',
      steps: {
        roll: {
          ask: [
            'Every turn begins with the die.',
            'From 1 to {rows}, it brings one crate to that row, counted from the top. Roll.',
          ],
          after: ['The row has one crate more.'],
        },
        warehouse: {
          ask: ['There are {rows} rows. A higher number brings the crate to the warehouse instead.', 'Roll again.'],
          after: ['No row got anything: the crate waits in the warehouse.'],
        },
        along: {
          ask: [
            '{count|crate waits|crates wait} in the warehouse now.',
            'The next row that is rolled gets its crate, and all of these with it. Roll.',
          ],
          after: ['The warehouse is empty, and one row has become worth a fight.'],
        },
      },
      done: [
        'A low roll feeds a row, a high one the warehouse.',
        'The next low roll brings the whole warehouse along.',
      ],
    },
    overflow: {
      title: 'A full warehouse',
      steps: {
        roll: {
          ask: [
            'The warehouse holds {count} crates: that is too many.',
            'With five or more, each row gets one of them before the die is rolled. Roll and watch.',
          ],
          after: ['Every row got one, and only then the die was rolled.'],
        },
        again: {
          ask: [
            'Now with four rows, and {count} crates in the warehouse.',
            'Before you roll: how many will stay there?',
          ],
          after: ['Four went to the rows. The rest waited for the roll.'],
        },
      },
      done: ['From five crates on, the warehouse gives one to each row before the roll.'],
    },
    flip: {
      title: 'Flip a rival',
      steps: {
        flip: {
          ask: [
            'The face-down card beside a location is a probationary agent.',
            'Flip one of somebody else’s: it goes face up to the end of the row, and counts for its owner there.',
          ],
          not: 'Touch a face-down card of another colour, left of its location.',
        },
        place: {
          ask: [
            'The place is free, and a card of yours fills it, face down.',
            'Once it lies there, nobody may look at it, not even you. Choose a card.',
          ],
          after: ['You have played your card for this turn and drawn a new one.'],
        },
        again: {
          ask: ['Your turn again, at a table of four.', 'Flip a rival’s probationary agent.'],
          not: 'That is a card of your hand. Touch a face-down card left of a location instead.',
        },
      },
      done: ['Flipping puts a rival’s agent into the row and one of yours into its place.'],
    },
    undercover: {
      title: 'Go undercover',
      steps: {
        send: {
          ask: [
            'Instead of flipping, you can send a card undercover: face down to the end of any row.',
            'It counts there when the row is busted. Until then nobody knows it.',
          ],
          not: 'Touch a card of your hand, then the end of a row.',
          after: ['You may have one undercover agent at a time. Until it is gone, you can only flip.'],
        },
        again: {
          ask: [
            'Strong agents belong where much is to be had.',
            'Send your strongest to the row with the most crates.',
          ],
          not: 'Take a card with your highest value, and the row with the most crates.',
        },
      },
      done: ['Flip or go undercover: one of the two every turn.', 'What is undercover counts only at the bust.'],
    },
    order: {
      title: 'Card first or flip first',
      steps: {
        both: {
          ask: [
            'In the English edition you flip first, and choose your card when you have seen who it was.',
            'In the Portuguese edition the card comes first. Choose a card, then a rival’s agent to flip.',
          ],
          not: 'Choose a card of your hand and a rival’s probationary agent, then confirm.',
        },
        again: {
          ask: ['Once more in the Portuguese edition.', 'This time put a card of your lowest value into the place.'],
          not: 'Choose a card with the lowest value in your hand, and an agent to flip.',
        },
      },
      done: ['Who creates the table chooses the edition.', 'It is told in the menu, under “What is played”.'],
    },
    bust: {
      title: 'The bust',
      steps: {
        fourth: {
          ask: [
            'A row with four face-up agents is busted at the end of the turn.',
            '{The:place} has three. Flip the agent beside it: that is the fourth.',
          ],
          not: 'Flip the agent beside {the:place}.',
        },
        place: {
          ask: ['First fill the place with a card of yours.', 'Then the police come.'],
          after: [
            'Undercover agents were turned up, the crates were shared, and the row was cleared.',
            'The marker at the top counts the busts.',
          ],
        },
        again: {
          ask: ['Which row lacks one agent?', 'Make the bust happen.'],
          not: 'Count the face-up agents: only one row has three. Flip there.',
        },
        againPlace: {
          ask: ['And a card of yours for the place.'],
        },
      },
      done: ['Four face-up agents bring the bust. Undercover ones do not count for the four.'],
    },
    shares: {
      title: 'Who takes what',
      steps: {
        look: {
          ask: [
            'At a bust everybody adds up their agents in that row.',
            'The highest sum takes half of the crates, rounded up. The next takes half of the rest, and so on.',
          ],
        },
        send: {
          ask: [
            '{The:place} has {count} crates: first means {half} of them. You have {own} there, the best has {best}.',
            'Send an agent undercover that makes your sum the highest.',
          ],
          not: 'It has to be {the:place}, with a card that beats {best}.',
        },
        again: {
          ask: [
            '{The:place} will be busted soon. You have {own} there, the best has {best}.',
            'Make sure that you come first.',
          ],
          not: 'Send an agent undercover to {the:place}, strong enough to beat {best}.',
        },
      },
      done: [
        'First takes half, second half of the rest.',
        'Being second in a rich row can be worth more than first in a poor one.',
      ],
    },
    ties: {
      title: 'Ties',
      steps: {
        send: {
          ask: [
            'With equal sums, whoever has the card nearest the location goes first.',
            'Yours lies nearer. The best in {the:place} has {best}, you have {own}: draw level with an undercover agent.',
          ],
          not: 'Send exactly what is missing to {the:place}: {best} less {own}.',
        },
        again: {
          ask: ['A tie would be yours in {the:place} as well: {own} against {best}.', 'Send exactly what is missing.'],
          not: 'Exactly {best} in {the:place}, no more and no less.',
        },
      },
      done: ['The nearer card wins a tie: being early in a row pays.'],
    },
    seventh: {
      title: 'The seventh bust',
      steps: {
        look: {
          ask: [
            'The marker stands on 6: one more bust ends the game.',
            'Crates that still lie on other rows are nobody’s then. It also ends when nobody has a card left.',
          ],
        },
        flip: {
          ask: ['{The:place} has three face-up agents.', 'End the game: flip the fourth.'],
          not: 'Flip the agent beside {the:place}.',
        },
        place: {
          ask: ['Your last card. Then everything is counted.'],
          after: ['That was the seventh bust, and the game is over.'],
        },
      },
      done: ['Watch the marker: who leads wants the seventh bust, who trails wants to wait.'],
    },
    director: {
      title: 'The Director',
      steps: {
        move: {
          ask: [
            'Some agents have a power. When a rival flips one of yours, you may use it at once.',
            'Your Director moves a face-up agent, anybody’s, to another row. Choose an agent and a row.',
          ],
          not: 'Choose a face-up agent in a row, then the end of another row.',
        },
        again: {
          ask: ['Your Director again. {The:place} has three face-up agents.', 'Move one there, so that it is busted.'],
          not: 'The agent has to go to {the:place}.',
        },
      },
      done: ['A power belongs to the owner of the card, and only when somebody else has flipped it.'],
    },
    informer: {
      title: 'The Informer',
      steps: {
        peek: {
          ask: ['Your Informer was flipped.', 'You may look at one undercover agent, whoever owns it. Choose one.'],
          not: 'Touch a face-down card in a row.',
        },
        hide: {
          ask: ['Only you see it. Now it goes to the end of any row, face down.', 'Choose the row.'],
        },
        again: {
          ask: ['Look at another one.'],
          not: 'Touch a face-down card in a row.',
        },
        elsewhere: {
          ask: ['This time take it away from where it lay.'],
          not: 'Choose the end of another row.',
        },
      },
      done: ['The Informer knows, and decides where the card counts.'],
    },
    saboteur: {
      title: 'The Saboteur',
      steps: {
        target: {
          ask: [
            'Your Saboteur names a face-up agent, and the die is rolled.',
            'If it shows at least the agent’s value, the agent is gone. Choose a rival’s.',
          ],
          not: 'Touch a face-up agent of another colour.',
        },
        again: {
          ask: ['Against a 1 every roll is enough.', 'Choose a rival’s agent of value 1.'],
          not: 'Look for a 1 of another colour.',
        },
      },
      done: ['The higher the agent, the better its chance to stay.'],
    },
    spy: {
      title: 'The Spy',
      steps: {
        look: {
          ask: ['Your Spy looks at all probationary agents, the cards left of the locations.', 'Use her.'],
          not: 'Press the button that uses the Spy.',
        },
        swap: {
          ask: ['Only you see them. Lay them out anew as you like.', 'Touch two of them to swap them, then confirm.'],
          not: 'Swap two of them first.',
        },
        again: {
          ask: ['Once more: look at them.'],
        },
        swapAgain: {
          ask: ['Swap at least two, so that nobody else knows where they are.'],
          not: 'Nothing has changed yet: swap two of them.',
        },
      },
      done: ['After a Spy nobody else knows which card lies where.'],
    },
    manager: {
      title: 'The Manager',
      steps: {
        second: {
          ask: [
            'Your Manager lies face up, flipped by a rival: as long as it does, you may have two undercover agents.',
            'You have one. Send a second one.',
          ],
          not: 'Touch a card of your hand, then the end of a row.',
        },
        again: {
          ask: ['Your Manager works at this table, too.', 'Use what only you can do now.'],
          not: 'That is something anybody could do. Send a second agent undercover.',
        },
      },
      done: ['With the Manager on the table you may have two undercover agents.'],
    },
    runner: {
      title: 'The Runner',
      steps: {
        run: {
          ask: [
            'Your Runner takes two crates from one location to another.',
            'Touch where they come from, then where they go.',
          ],
          not: 'Touch two locations: first the one that loses the crates.',
        },
        again: {
          ask: ['You have the highest sum in {the:place}.', 'Bring two crates there.'],
          not: 'The crates have to go to {the:place}.',
        },
      },
      done: ['Bring crates where you are first.'],
    },
  },
};
