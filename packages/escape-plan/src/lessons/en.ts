import type { LessonWords } from '@stakeout/kernel';

/** What the lessons of Escape Plan say in English. */
export const words: LessonWords = {
  chapters: {
    money: 'Money and plan',
    turn: 'The turn',
    cops: 'Cops on the way',
    notoriety: 'Notoriety',
    places: 'Places',
    gear: 'Contacts and gear',
    exits: 'Lockers and exits',
    escape: 'The escape',
    police: 'Sandra and Costa',
  },
  lessons: {
    goal: {
      title: 'The plan',
      steps: {
        look: {
          ask: [
            'You have three days to collect your loot and get out of the city.',
            'Your secret plan card says what each place is worth to you. Each can be visited once.',
          ],
        },
        go: {
          ask: [
            'Of what you can reach now, {the:place} is worth most: {money} at the end.',
            'Choose it on the map, then confirm.',
          ],
          not: 'Choose {the:place}.',
        },
        again: {
          ask: ['Another robber, another plan.', 'Go to the place within reach that is worth most to you.'],
          not: 'Compare the glowing places with your plan card: one shows more.',
        },
      },
      done: ['Your plan tells where your money is.', 'Most money wins, among those who get out.'],
    },
    income: {
      title: 'Income',
      steps: {
        go: {
          ask: [
            'One place of each group shows no money but the income sign.',
            '{The:place} is one for you: it pays cash at once, {money} now. Go there.',
          ],
          not: 'Go to {the:place}.',
          after: [
            'Every visit takes a cube off your income track.',
            'The fewer are left, the less income pays: early is better.',
          ],
        },
        again: {
          ask: ['Cash buys what you need on the way.', 'Find the place on your plan that gives income, and go there.'],
          not: 'Look for the income sign on your plan card.',
        },
      },
      done: ['Money on the plan counts at the end, income is cash now.'],
    },
    contacts: {
      title: 'Contacts',
      steps: {
        take: {
          ask: [
            'Most visits end with a contact: choose a card on offer, then a space of your board.',
            'You have {count}. Five contacts are worth $100k at the end, so put this one on the free space.',
          ],
          not: 'Choose a card on offer, then the free space: replacing one costs notoriety.',
        },
        again: {
          ask: ['You have {count|contact|contacts} now.', 'Take one more without giving any up.'],
          not: 'Put the card on a free space.',
        },
      },
      done: ['1 to 5 contacts are worth $0k, $10k, $30k, $60k, $100k.'],
    },
    city: {
      title: 'Laying the city',
      steps: {
        lay: {
          ask: [
            'Each day begins with new tiles. Choose one, then a cell beside the city.',
            'It must touch two tiles, and one of its terrains must go on into the same terrain.',
          ],
          not: 'Choose a tile, then a glowing cell.',
          after: ['You may turn a tile before you confirm.'],
        },
        again: {
          ask: ['The second day.', 'Lay a tile where you will want to go.'],
        },
      },
      done: ['Whoever lays a tile decides what is near.'],
    },
    move: {
      title: 'Moving',
      steps: {
        points: {
          ask: [
            'A move has three points. Leaving a place costs one, and so does entering one.',
            'Changing the terrain costs one as well. Within one terrain you go as far as you like.',
          ],
        },
        go: {
          ask: ['{The:place} takes all three.', 'Choose it: the way is drawn, with its points. Then confirm.'],
          not: 'Choose {the:place}.',
        },
        again: {
          ask: ['Everything that glows can be reached.', 'Go to a business you have not visited.'],
          not: 'Businesses have yellow signs. Choose one of them.',
        },
      },
      done: ['Three points: leave, change terrain, enter.', 'Gas cans, subways and heliports take you further.'],
    },
    rest: {
      title: 'Resting',
      steps: {
        rest: {
          ask: [
            'Once a day you may rest instead of moving.',
            'Used cards, equipment and first aid are ready again. Rest now.',
          ],
          not: 'Choose to rest.',
        },
        unlock: {
          ask: ['A rest also unlocks one of your assets.', 'Choose one: what you free with it is worth a look.'],
          after: ['An asset on a contact space makes room for a contact.'],
        },
        again: {
          ask: ['Your cards are used up.', 'Make them ready again.'],
          not: 'A move would leave them used. Rest.',
        },
      },
      done: ['Rest when your cards are used: it is a whole turn.'],
    },
    cops: {
      title: 'Whom you meet',
      steps: {
        look: {
          ask: [
            'Cops wait on the tiles. You meet those on every tile that you leave.',
            'Those on the tile where you stop do nothing.',
          ],
        },
        go: {
          ask: ['On the way to {the:place} you meet nobody.', 'Choose it, and look at the way before you confirm.'],
          not: 'Choose a place where the way passes no cop.',
        },
        again: {
          ask: ['Now find a place yourself.', 'Go where you meet no cop at all.'],
          not: 'That way leaves a tile with a cop. Try another place, or another way.',
        },
      },
      done: ['Count the tiles you leave, the first one too. The last one is free.'],
    },
    avoid: {
      title: 'Avoiding cops',
      steps: {
        use: {
          ask: [
            'You have met cops. Each one that you do not avoid wounds you.',
            'Equipment and some contacts avoid them. Use one: choose it, then the cop or the tile.',
          ],
          not: 'Choose a card or a piece of equipment that glows.',
          after: ['What you used lies face down until you rest.'],
        },
        again: {
          ask: ['Cops again.', 'Do not take the wound: use something.'],
          not: 'That would be a wound. Use what glows on your board.',
        },
      },
      done: ['Every cop left over is a wound.'],
    },
    wounds: {
      title: 'Wounds',
      steps: {
        heal: {
          ask: [
            'You have {wounds|wound|wounds}. Each costs $20k at the end.',
            'After three, the next wound handcuffs a contact space for good. Use your first aid.',
          ],
          not: 'Touch your first aid token.',
          after: ['The cube is back in the green box. First aid is ready again after a rest.'],
        },
        again: {
          ask: ['Wounded again: {wounds}.', 'Heal one before you go.'],
          not: 'First aid heals, here and now.',
        },
      },
      done: ['Heal in time: by first aid, at the clinic or the hospital.'],
    },
    crowd: {
      title: 'A crowd',
      steps: {
        go: {
          ask: [
            'Notoriety is how well the police know you. Too much costs money at the end.',
            'Visiting where others stand gives one for each of them. Go where nobody is.',
          ],
          not: 'Somebody stands there. Choose a place that is empty.',
        },
        again: {
          ask: ['Five robbers in one city.', 'Visit a place that nobody else stands on.'],
          not: 'It has to be a place to visit, and nobody else may stand there.',
        },
      },
      done: ['Red cubes push you up after each part of the day, blue ones down.'],
    },
    lines: {
      title: 'Lines',
      steps: {
        unlock: {
          ask: [
            'Your notoriety has crossed a line of its track.',
            'You are known now: you may unlock an asset. Choose one.',
          ],
          after: ['But whoever is lower moved a cop towards you first.'],
        },
        again: {
          ask: ['Another line, another asset.', 'Unlock one.'],
        },
      },
      done: ['A line crossed upwards: assets for you, cops nearer to you.'],
    },
    nearer: {
      title: 'Cops come nearer',
      steps: {
        cop: {
          ask: [
            'Somebody with more notoriety has crossed a line, and you may send a cop after them.',
            'Choose a cop, then a tile that is nearer to them.',
          ],
          not: 'Choose a cop, then one of the tiles that glow.',
        },
        again: {
          ask: ['Again: send a cop after whoever crossed the line.', 'Think of your own way while you choose.'],
          not: 'Choose a cop, then one of the tiles that glow.',
        },
      },
      done: ['A cop that goes to them is also a cop that leaves your way.'],
    },
    safeHouse: {
      title: 'Safe houses',
      steps: {
        key: {
          ask: [
            'A safe house lowers your notoriety by one and gives you a key.',
            'A key opens a locker of its colour. Choose one.',
          ],
        },
        fixer: {
          ask: ['You may also buy one fixer: a tile with a strong effect, once a game.', 'Choose one you can pay.'],
          not: 'Choose a fixer.',
        },
        again: {
          ask: ['Another safe house.', 'Take a key.'],
        },
      },
      done: ['Three safe houses, three keys: lockers win games.'],
    },
    store: {
      title: 'Stores',
      steps: {
        can: {
          ask: ['A store gives you a gas can: one more point for a move, when you need it.', 'Take it.'],
          not: 'Take the gas can.',
        },
        buy: {
          ask: ['It sells equipment. Each piece avoids a cop of its type, again after every rest.', 'Buy one.'],
          not: 'Choose a piece of equipment.',
        },
        again: {
          ask: ['Two pieces of different types may be bought in one visit.', 'Buy one.'],
          not: 'Choose a piece of equipment.',
        },
      },
      done: ['Hat: local cops. Vest: federal ones. Helmet: SWAT. Gas mask: SWAT or local.'],
    },
    care: {
      title: 'Hospital, church, clinic',
      steps: {
        hospital: {
          ask: [
            'The hospital heals for money, and you gain one notoriety.',
            'You have {wounds|wound|wounds}: heal as many as you can.',
          ],
          not: 'Choose how many to heal.',
        },
        church: {
          ask: ['At the church $1k takes away one notoriety.', 'Pay it.'],
          not: 'Choose to pay.',
        },
        clinic: {
          ask: ['The clinic unlocks an asset, heals one wound, and has a contact.', 'Heal.'],
          not: 'You are wounded, and it costs nothing here: heal.',
        },
      },
      done: ['Hospital: wounds for money. Church: less notoriety. Clinic: a little of everything.'],
    },
    cards: {
      title: 'Using contacts',
      steps: {
        use: {
          ask: [
            'A contact can be used on your turn. {card}: {effect}.',
            'You pay what the card says; a star means one notoriety. Use a contact.',
          ],
          not: 'Choose a contact of your own that glows.',
        },
        again: {
          ask: ['Another board.', 'Use a contact before you move.'],
          not: 'A contact, not a move: choose a card on your board.',
        },
      },
      done: ['Cards marked TRAVEL or AVOID work only in that step, others at any time of your turn.'],
    },
    fixers: {
      title: 'Using fixers',
      steps: {
        use: {
          ask: [
            'A fixer you bought works once in the whole game, and costs nothing more.',
            'You have one: {fixer}. Use it.',
          ],
          not: 'Choose the fixer on your board.',
        },
        again: {
          ask: ['Somebody else’s board, with the fixer {fixer}.', 'Use it before you move.'],
          not: 'Choose the fixer on your board.',
        },
      },
      done: ['A used fixer keeps its space until something replaces it.'],
    },
    assets: {
      title: 'Assets',
      steps: {
        use: {
          ask: [
            'An unlocked asset can be used once. You pay what its slot says.',
            'Every asset you have used is worth $10k at the end. Use one.',
          ],
          not: 'Choose an unlocked asset on your board.',
        },
        again: {
          ask: ['Even one that helps little is worth its money.', 'Use an asset.'],
          not: 'Choose an unlocked asset on your board.',
        },
      },
      done: ['Unlock by resting, at clinic and church, and by crossing lines.'],
    },
    gangs: {
      title: 'Gangs',
      steps: {
        hire: {
          ask: [
            'A gang works for whoever pays $5k first. You get two members and leave your marker.',
            'Go to the gang.',
          ],
          not: 'Choose the gang on the map.',
        },
        member: {
          ask: ['A member sent home makes you ignore all cops of one tile.', 'Use a member against these cops.'],
          not: 'Choose a gang member.',
        },
        again: {
          ask: ['Outside of trouble a member can take away one notoriety.', 'Send one home.'],
          not: 'Choose a gang member on your board, and what it is to do.',
        },
      },
      done: ['Two members, two favours: less notoriety, a flight, or a tile without cops.'],
    },
    lockers: {
      title: 'Lockers',
      steps: {
        open: {
          ask: [
            'In a store, a key opens a locker of its colour.',
            'Your notoriety and contacts together must reach its number. Open one.',
          ],
          not: 'Choose a locker.',
        },
        keep: {
          ask: ['You drew tiles in secret, more of them with more contacts.', 'Keep the one that is worth most.'],
          not: 'One of them is worth more.',
        },
        again: {
          ask: ['Tiles from another locker.', 'Which one do you keep?'],
          not: 'One of them is worth more.',
        },
      },
      done: ['Keys, contacts, notoriety: together they open the richest places of the game.'],
    },
    exits: {
      title: 'Blocked exits',
      steps: {
        draw: {
          ask: [
            'An exit with two patrol cards is blocked, and tiles lie there.',
            'You may draw as many as you have contacts ({count}), and keep one. Draw.',
          ],
          not: 'Draw the tiles rather than taking income.',
        },
        keep: {
          ask: ['Keep the one that is worth most.'],
          not: 'One of them is worth more.',
        },
        again: {
          ask: ['Another blocked exit.', 'Take what income does not give.'],
          not: 'Income would be cash. Draw tiles instead.',
        },
      },
      done: ['An exit that is blocked is no way out, but often worth a visit.'],
    },
    patrol: {
      title: 'Which exit stays open',
      steps: {
        look: {
          ask: [
            'Each day the police lay patrol cards on exits. The second card blocks one.',
            'On the third day one exit is left: be near it.',
          ],
        },
        go: {
          ask: ['{The:place} is not blocked. An exit gives income and a contact, too.', 'Go there.'],
          not: 'Choose {the:place}.',
        },
        again: {
          ask: ['Look at the patrol cards.', 'Go to an exit that is still open.'],
          not: 'That is no exit, or it is blocked.',
        },
      },
      done: ['Watch the patrol: it decides where your last turn must end.'],
    },
    night: {
      title: 'Night and dawn',
      steps: {
        disc: {
          ask: [
            'Morning, afternoon and dusk are everybody’s. At night and at dawn a turn costs an extra action disc.',
            'It is {part}, and you have a disc. Spend it.',
          ],
          not: 'Spend the disc.',
        },
        again: {
          ask: ['You have a disc at this table as well.', 'Take the extra turn.'],
          not: 'Passing would save the disc. Spend it this time.',
        },
      },
      done: ['Discs are turns. Keep one for the last night if your way out is long.'],
    },
    escape: {
      title: 'The escape',
      steps: {
        look: {
          ask: [
            'It is the third day. Whoever is still in the city after dawn is arrested, and scores nothing.',
            'Reach the open exit and escape there: the cops of its own tile count as well.',
          ],
        },
        go: {
          ask: ['You are the first, and nobody stands in your way.', 'Choose the open exit, and escape.'],
          not: 'Choose the exit, and the way that ends with the escape.',
        },
        again: {
          ask: ['Another city, another exit.', 'Get out.'],
          not: 'That is not the way out.',
        },
      },
      done: ['First get out, then count. The first one leaves for nothing.'],
    },
    price: {
      title: 'The price of being late',
      steps: {
        go: {
          ask: [
            'Somebody is out already ({gone}). From then on every turn costs the others $1k.',
            'Your way out costs {price}. Whoever cannot pay is arrested. Escape.',
          ],
          not: 'Choose the exit, and the way that ends with the escape.',
        },
        again: {
          ask: ['{gone} gone before you: {price}.', 'Escape.'],
          not: 'That is not the way out.',
        },
      },
      done: ['Keep some cash for the last day.'],
    },
    sandra: {
      title: 'Inspector Sandra',
      steps: {
        avoid: {
          ask: [
            'With one or two players Inspector Sandra walks the city, turn by turn.',
            'On a tile you leave she is one cop more, of any type you like. Avoid her.',
          ],
          not: 'Use something against Sandra herself.',
        },
        again: {
          ask: ['Sandra again.', 'Get past her.'],
          not: 'Choose what glows, and Sandra as its target.',
        },
      },
      done: ['Whatever avoids some cop avoids Sandra.'],
    },
    costa: {
      title: 'Lieutenant Costa',
      steps: {
        look: {
          ask: [
            'Who plays alone plays against Lieutenant Costa: you must get out with more than he.',
            'Leaving a tile where he stands costs $3k, and nothing avoids that.',
          ],
        },
        go: {
          ask: ['Choose a place where the way meets neither Costa nor a cop.'],
          not: 'That way meets somebody. Choose another one.',
        },
        again: {
          ask: ['The second day.', 'Go somewhere without paying him.'],
          not: 'Costa would ask for $3k on that way.',
        },
      },
      done: ['He takes contacts and tiles, and he always escapes: be richer.'],
    },
  },
};
